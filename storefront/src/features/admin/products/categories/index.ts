export { CategoriesPage } from "./categories-page";
export { categoryOptions, useCategories } from "./use-categories";
