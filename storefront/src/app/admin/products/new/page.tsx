import type { Metadata } from "next";
import { NewProductPage } from "@/features/admin/products/products";

export const metadata: Metadata = { title: "Admin - Nouveau produit" };

export default function Page() {
	return <NewProductPage />;
}
