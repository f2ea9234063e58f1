import type { Metadata } from "next";
import { OrderBatchPage } from "@/features/admin/orders/orders";

export const metadata: Metadata = { title: "Admin - Changement groupé" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
	return <OrderBatchPage id={(await params).id} />;
}
