import type { Metadata } from "next";
import { DeliveryPage } from "@/features/admin/settings/settings";

export const metadata: Metadata = { title: "Admin - Livraison" };

export default function Page() {
	return <DeliveryPage />;
}
