import type { Metadata } from "next";
import { ListsPage } from "@/features/account/saved-lists";

export const metadata: Metadata = { title: "Mes listes", robots: { index: false } };

export default function Page() {
	return <ListsPage />;
}
