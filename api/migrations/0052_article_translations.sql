-- Articles in further languages of the site. What nobody translated is read as it was written.

create table article_translations (
  article_id integer not null references articles on delete cascade,
  -- code of the language
  language text not null,
  title text not null,
  -- sanitised HTML
  description text not null,
  meta_title text,
  meta_description text,
  primary key (article_id, language)
);
