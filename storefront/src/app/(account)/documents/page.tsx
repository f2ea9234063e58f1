import type { Metadata } from "next";
import { DocumentsPage } from "@/features/account/documents";

export const metadata: Metadata = { title: "Mes documents", robots: { index: false } };

export default function Page() {
	return <DocumentsPage />;
}
