export { RedirectsPage } from "./redirects-page";
