import type { Metadata } from "next";
import { JournalPage } from "@/features/admin-journal";

export const metadata: Metadata = { title: "Admin - Journal" };

export default function Page() {
	return <JournalPage />;
}
