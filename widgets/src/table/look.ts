export * from "../look";
