export { OwnReviewsPage } from "./own-reviews-page";
