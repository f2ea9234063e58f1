import type { Metadata } from "next";
import { ProductPage } from "@/features/admin/products/products";

export const metadata: Metadata = { title: "Admin - Produit" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
	return <ProductPage id={(await params).id} isReadOnly />;
}
