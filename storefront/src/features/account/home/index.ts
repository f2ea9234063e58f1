export { AccountHomePage } from "./home-page";
