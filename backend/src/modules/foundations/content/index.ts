export { createPage, deletePage, savePage, withdrawPage } from "./change-pages";
export { addImage, deleteImage, describeImage, IN_LIBRARY, readImages, SHOWN_BY_PAGE } from "./images";
export { readAdminPage, readAdminPages, readPage, readPages } from "./read-pages";
export { addRedirects, deleteRedirect, findRedirect, readRedirects } from "./redirects";
export { changeSeo, listSeo, readSeo, SHARED_WITH_PAGE } from "./seo";
