import { FIRST_CATEGORIES } from "../catalogue/category";
import * as categories from "./categories";
import { documented } from "./documented";
import { shape } from "./shape";

const CONTENT = {
	name: "Chocolats",
	description: "Tablettes, rochers et orangettes.",
	icon: "NUT" as const,
	isShown: true,
};
const VERSION = "9c56cc51b374c3ba189210d5b6d4bf57";
const CATEGORY = { code: "CHOCOLATS", slug: "chocolats", ...CONTENT, products: 12, version: VERSION };

/** The categories of the catalogue, as staff manages them. */
export const CATEGORIES = documented(categories, {
	bodies: {
		CategoryCreation: shape(categories.categoryCreationSchema, {
			...CONTENT,
			requestId: "3f0e5c7a-9a55-4f0e-8a1b-2f6f5d1f7c11",
		}),
		CategoryUpdate: shape(categories.categoryUpdateSchema, { ...CONTENT, version: VERSION }),
		CategoryOrder: shape(categories.categoryOrderSchema, {
			codes: FIRST_CATEGORIES.map(({ code }) => code),
			version: VERSION,
		}),
	},
	answers: {
		AdminCategory: shape(categories.adminCategorySchema, CATEGORY),
		AdminCategoryList: shape(categories.adminCategoryListSchema, { content: [CATEGORY], version: VERSION }),
	},
	groups: {
		"Administration : catégories": {
			listAdminCategories: { summary: "Lister toutes les catégories, avec leur nombre de produits" },
			createCategory: {
				summary: "Créer une catégorie",
				description: "Son code suit de son nom et ne change plus ; elle vient en dernier.",
			},
			orderCategories: { summary: "Ranger les catégories" },
			changeCategory: {
				summary: "Changer le nom, la description ou l'emblème d'une catégorie, la montrer ou la masquer",
			},
			deleteCategory: { summary: "Supprimer une catégorie où il n'y a aucun produit, brouillons compris" },
		},
	},
});
