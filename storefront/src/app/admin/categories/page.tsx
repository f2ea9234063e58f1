import type { Metadata } from "next";
import { CategoriesPage } from "@/features/admin/products/categories";

export const metadata: Metadata = { title: "Admin - Catégories" };

export default function Page() {
	return <CategoriesPage />;
}
