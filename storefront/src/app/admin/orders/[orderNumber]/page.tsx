import type { Metadata } from "next";
import { AdminOrderPage } from "@/features/admin/orders/orders";

interface Props {
	params: Promise<{ orderNumber: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	return { title: `Admin - Commande #${(await params).orderNumber}` };
}

export default async function Page({ params }: Props) {
	return <AdminOrderPage orderNumber={(await params).orderNumber} />;
}
