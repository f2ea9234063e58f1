export { FEEDS, type FeedFile } from "./formats";
export { readFeed } from "./read-feed";
