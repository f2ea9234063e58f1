import type { Metadata } from "next";
import { InvoicesPage } from "@/features/admin/money/invoices";

export const metadata: Metadata = { title: "Admin - Factures" };

export default function Page() {
	return <InvoicesPage />;
}
