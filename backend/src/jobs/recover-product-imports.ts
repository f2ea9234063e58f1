/** Takes back what an import wrote whose process was killed, so that the next one may begin. */
export { recoverImports as default } from "../modules/catalog/editing";

export const config = { name: "recover-product-imports", schedule: "* * * * *" };
