import type { Metadata } from "next";
import { ProductsPage } from "@/features/admin/products/products";

export const metadata: Metadata = { title: "Admin - Produits" };

export default function Page() {
	return <ProductsPage />;
}
