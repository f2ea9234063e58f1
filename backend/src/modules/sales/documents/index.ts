export { documentsArchive, readDocumentPdf } from "./document-files";
export { documentOwner, listDocuments } from "./list-documents";
