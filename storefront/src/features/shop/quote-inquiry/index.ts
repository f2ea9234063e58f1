export { AskForQuote } from "./ask-for-quote";
export { OwnInquiries } from "./own-inquiries";
