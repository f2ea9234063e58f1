import type { Metadata } from "next";
import { LedgerPage } from "@/features/admin/money/ledger";

export const metadata: Metadata = { title: "Admin - Paiements" };

export default function Page() {
	return <LedgerPage />;
}
