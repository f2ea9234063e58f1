export { documentsArchive, readDocumentPdf } from "./document-files";
export { type DocumentOwner, listDocuments } from "./list-documents";
