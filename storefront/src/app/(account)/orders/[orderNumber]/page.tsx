import type { Metadata } from "next";
import { OrderPage } from "@/features/account/orders";

interface Props {
	params: Promise<{ orderNumber: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	return { title: `Commande ${(await params).orderNumber}`, robots: { index: false } };
}

export default async function Page({ params }: Props) {
	return <OrderPage orderNumber={(await params).orderNumber} />;
}
