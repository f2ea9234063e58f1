import type { Metadata } from "next";
import { RecallPage } from "@/features/admin/stock/lots";

export const metadata: Metadata = { title: "Admin - Rappel" };

export default function Page() {
	return <RecallPage />;
}
