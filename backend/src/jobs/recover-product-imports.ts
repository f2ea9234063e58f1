import { recoverImports } from "../modules/catalog/editing";

/** Takes back what an import wrote whose process was killed, so that the next one may begin. */
export default recoverImports;

export const config = { name: "recover-product-imports", schedule: "* * * * *" };
