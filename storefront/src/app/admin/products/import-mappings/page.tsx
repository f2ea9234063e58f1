import type { Metadata } from "next";
import { ImportMappingsPage } from "@/features/admin/products/imports";

export const metadata: Metadata = { title: "Admin - Correspondances d'import" };

export default function Page() {
	return <ImportMappingsPage kind="products" />;
}
