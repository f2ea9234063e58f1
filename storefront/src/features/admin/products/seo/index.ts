export { SeoPage } from "./seo-page";
