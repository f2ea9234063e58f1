export { Article, ArticleSection } from "./article";
