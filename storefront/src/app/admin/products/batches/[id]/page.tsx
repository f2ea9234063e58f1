import type { Metadata } from "next";
import { ProductBatchPage } from "@/features/admin/products/products";

export const metadata: Metadata = { title: "Admin - Changement groupé de produits" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
	return <ProductBatchPage id={(await params).id} />;
}
