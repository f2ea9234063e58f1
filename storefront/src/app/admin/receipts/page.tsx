import type { Metadata } from "next";
import { ReceiptsPage } from "@/features/admin-lots";

export const metadata: Metadata = { title: "Admin - Réceptions" };

export default function Page() {
	return <ReceiptsPage />;
}
