export { ProductReviews } from "./product-reviews";
export { RatingSummary } from "./rating-summary";
