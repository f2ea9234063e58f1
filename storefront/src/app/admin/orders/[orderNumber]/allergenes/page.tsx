import type { Metadata } from "next";
import { OrderAllergensPage } from "@/features/admin/orders/orders";

interface Props {
	params: Promise<{ orderNumber: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	return { title: `Admin - Allergènes de la commande #${(await params).orderNumber}` };
}

export default async function Page({ params }: Props) {
	return <OrderAllergensPage orderNumber={(await params).orderNumber} />;
}
