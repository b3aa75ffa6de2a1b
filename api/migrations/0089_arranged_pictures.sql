-- Pictures are arranged after posting: order, cover and words for users who do not see them, of projects as of listings.

alter table project_files add alt text not null default '';
alter table project_files add color text not null default '';
alter table project_files add rank integer not null default 0;

-- BlurHash as `properties.title_image_hash`, kept while another picture is the cover.
alter table property_images add hash text not null default '';
