export { TERMS_PAGE } from "./descriptions";
export { TermsPage } from "./terms-page";
export { TextPage, textPageMetadata } from "./text-page";
