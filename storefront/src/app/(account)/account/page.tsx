import type { Metadata } from "next";
import { AccountHomePage } from "@/features/account/home";

export const metadata: Metadata = { title: "Mon compte", robots: { index: false } };

export default function Page() {
	return <AccountHomePage />;
}
