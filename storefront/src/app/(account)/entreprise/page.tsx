import type { Metadata } from "next";
import { MyCompanyPage } from "@/features/account/my-company";

export const metadata: Metadata = { title: "Mon entreprise", robots: { index: false } };

export default function Page() {
	return <MyCompanyPage />;
}
