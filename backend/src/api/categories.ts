import * as categories from "@confiserie/domain/contract/categories";
import { serve } from "../http/operations/serve";
import {
	changeCategory,
	createCategory,
	deleteCategory,
	listCategories,
	orderCategories,
} from "../modules/catalog/editing";

/** The categories of the catalogue, for staff. */
export default serve(categories, {
	listAdminCategories: ({ sql }) => listCategories(sql),
	createCategory: ({ scope, caller, body }) => createCategory(scope, caller, body),
	orderCategories: ({ scope, caller, body }) => orderCategories(scope, caller, body),
	changeCategory: ({ scope, caller, params, body }) => changeCategory(scope, caller, params.code, body),
	deleteCategory: ({ scope, caller, params }) => deleteCategory(scope, caller, params.code),
});
