-- Replies that two devices have stored without knowing of each other's all stay.
alter table quick_replies drop constraint quick_replies_texts_check;
alter table quick_replies add constraint quick_replies_texts_check check (cardinality(texts) <= 60);
