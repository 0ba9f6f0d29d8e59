# Was mit einer Zeile eines Briefs nicht stimmt; $sentence steht in reading.ftl, $meant ist, was gemeint sein kann.
part-problem = "{ $words }": { $sentence }{ $guess ->
        [yes] ; meinst du "{ $meant }"?
       *[no] .
    }
problem = Zeile { $line }: { part-problem }
problem-first = Zeile { $line }: { part-problem }
