import type { Metadata } from "next";
import { ApprovalsPage } from "@/features/account/my-company";

export const metadata: Metadata = { title: "Approbations", robots: { index: false } };

export default function Page() {
	return <ApprovalsPage />;
}
