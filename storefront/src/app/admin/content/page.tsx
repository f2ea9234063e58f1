import type { Metadata } from "next";
import { HomePage } from "@/features/admin/settings/settings";

export const metadata: Metadata = { title: "Admin - Page d'accueil" };

export default function Page() {
	return <HomePage />;
}
