import { TextPage, textPageMetadata } from "@/features/shop/static-pages/server";

export const generateMetadata = () => textPageMetadata("faq");

export default function Page() {
	return <TextPage slug="faq" />;
}
