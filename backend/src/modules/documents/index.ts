export { documentsArchive, readDocumentPdf } from "./document-files";
export { type DocumentOwner, documentOwner, listDocuments } from "./list-documents";
