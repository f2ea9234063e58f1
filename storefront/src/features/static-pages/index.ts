export { AboutPage } from "./about-page";
export { AccessibilityPage } from "./accessibility-page";
export { CookiesPage } from "./cookies-page";
export { FaqPage } from "./faq-page";
export { LegalNoticePage } from "./legal-notice-page";
export { STATIC_PAGES } from "./pages";
export { PrivacyPage } from "./privacy-page";
export { TermsPage } from "./terms-page";
