import type { Metadata } from "next";
import { DraftsPage } from "@/features/admin/products/products";

export const metadata: Metadata = { title: "Admin - Produits à compléter" };

export default function Page() {
	return <DraftsPage />;
}
