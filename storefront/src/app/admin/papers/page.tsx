import type { Metadata } from "next";
import { PapersPage } from "@/features/admin-invoices";

export const metadata: Metadata = { title: "Admin - Factures" };

export default function Page() {
	return <PapersPage />;
}
