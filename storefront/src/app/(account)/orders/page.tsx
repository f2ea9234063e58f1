import type { Metadata } from "next";
import { OrdersPage } from "@/features/account/orders";

export const metadata: Metadata = { title: "Mes commandes", robots: { index: false } };

export default function Page() {
	return <OrdersPage />;
}
