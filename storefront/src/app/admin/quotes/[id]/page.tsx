import type { Metadata } from "next";
import { AdminQuotePage } from "@/features/admin/orders/quotes";

export const metadata: Metadata = { title: "Admin - Devis" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
	return <AdminQuotePage id={(await params).id} />;
}
