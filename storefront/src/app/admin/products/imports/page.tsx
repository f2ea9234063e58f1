import type { Metadata } from "next";
import { PastImportsPage } from "@/features/admin/products/imports";

export const metadata: Metadata = { title: "Admin - Imports passés" };

export default function Page() {
	return <PastImportsPage area="products" />;
}
