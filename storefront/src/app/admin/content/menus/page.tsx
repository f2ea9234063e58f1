import type { Metadata } from "next";
import { NavigationPage } from "@/features/admin/settings/settings";

export const metadata: Metadata = { title: "Admin - Menus et pied de page" };

export default function Page() {
	return <NavigationPage />;
}
