import { Module } from "@medusajs/framework/utils";
import ContentService, { CONTENT_MODULE } from "./service";

export { createPage, deletePage, savePage, withdrawPage } from "./change-pages";
export { addImage, deleteImage, describeImage, IN_LIBRARY, readImages, SHOWN_BY_PAGE } from "./images";
export { readAdminPage, readAdminPages, readPage, readPages } from "./read-pages";
export { addRedirects, deleteRedirect, findRedirect, readRedirects } from "./redirects";
export { changeSeo, listSeo, readSeo, SHARED_WITH_PAGE } from "./seo";

/** What the merchant writes: pages of text, images for them, and where old addresses lead. */
export default Module(CONTENT_MODULE, { service: ContentService });
