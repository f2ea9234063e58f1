import { FIRST_CATEGORIES } from "../../category";
import {
	adminCategoryListSchema,
	adminCategorySchema,
	categoryCreationSchema,
	categoryOrderSchema,
	categoryUpdateSchema,
} from "../category";
import { shape } from "./shape";

const CONTENT = {
	name: "Chocolats",
	description: "Tablettes, rochers et orangettes.",
	icon: "NUT" as const,
	isShown: true,
};
const VERSION = "9c56cc51b374c3ba189210d5b6d4bf57";
const CATEGORY = { code: "CHOCOLATS", slug: "chocolats", ...CONTENT, products: 12, version: VERSION };

export const ADMIN_CATEGORY_BODIES = {
	CategoryCreation: shape(categoryCreationSchema, { ...CONTENT, requestId: "3f0e5c7a-9a55-4f0e-8a1b-2f6f5d1f7c11" }),
	CategoryUpdate: shape(categoryUpdateSchema, { ...CONTENT, version: VERSION }),
	CategoryOrder: shape(categoryOrderSchema, { codes: FIRST_CATEGORIES.map(({ code }) => code), version: VERSION }),
};

export const ADMIN_CATEGORY_ANSWERS = {
	AdminCategory: shape(adminCategorySchema, CATEGORY),
	AdminCategoryList: shape(adminCategoryListSchema, { content: [CATEGORY], version: VERSION }),
};
