export { DocumentList as default } from '@lintel/ui/media';
