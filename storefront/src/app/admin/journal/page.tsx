import type { Metadata } from "next";
import { JournalPage } from "@/features/admin/settings/journal";

export const metadata: Metadata = { title: "Admin - Journal" };

export default function Page() {
	return <JournalPage />;
}
