export { NewsletterConfirmPage, NewsletterLeavePage, StockAlertLeavePage } from "./mailed-pages";
export { NewsletterCard } from "./newsletter-card";
export { NewsletterForm } from "./newsletter-form";
